import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface ChooseFileProps {
  /** The name of the file's field. */
  label: string
  /** As of an input. */
  accept: string
  busy: boolean
  look?: 'quiet'
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that asks for a file. */
export function ChooseFile({ label, accept, busy, look, onFile, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <div className="account-actions">
        <Button {...(look && { look })} aria-disabled={busy} onClick={() => input.current?.click()}>
          {children}
        </Button>
      </div>
    </>
  )
}
