const lobe = {
  light: 'M0 -9C-7 -13 -17.6 -24 -17.6 -35.5C-17.6 -43.5 -12.4 -48.6 -6.6 -48.6C-3.6 -48.6 -1.2 -47.3 0 -45.2Z',
  shade: 'M0 -9C7 -13 17.6 -24 17.6 -35.5C17.6 -43.5 12.4 -48.6 6.6 -48.6C3.6 -48.6 1.2 -47.3 0 -45.2Z',
}

/** Loading indicator: a marigold whose petals fill; `label` says what is loading. */
export function Spinner({ label, quiet = false }: { label: string; quiet?: boolean }) {
  return (
    <div className="waiting" role="status">
      <svg className="petals" viewBox="-50 -50 100 100" aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <g key={index} className="petal" style={{ animationDelay: `${index * 100}ms` }}>
            <g transform={`rotate(${index * 45}) scale(.975 1)`}>
              <path d={lobe.light} fill="#FFB938" />
              <path d={lobe.shade} fill="#F08C00" />
            </g>
          </g>
        ))}
        <circle r="12" fill="#7A3600" />
      </svg>
      <span className={quiet ? 'sr-only' : undefined}>{label}</span>
    </div>
  )
}
