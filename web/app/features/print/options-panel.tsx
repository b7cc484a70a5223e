import { m } from '#messages'
import { ChevronDown, Shuffle } from 'lucide-react'
import { CardOptions } from './card-options.tsx'
import { toEntries, Segments, Select, Switch } from './choices.tsx'
import { cutChoices, sheetNames, type PrintOptions, type SheetName } from './options.ts'
import { hasOption, sheetFacts } from './sheet-list.ts'

function SheetTiles({ value, onChange }: { value: SheetName; onChange: (sheet: SheetName) => void }) {
  return (
    <fieldset className="print-field">
      <legend>{m.print_layout()}</legend>
      <div className="print-tiles grid grid-cols-[repeat(auto-fill,minmax(70px,1fr))] gap-2">
        {toEntries(sheetNames).map(({ value: sheet, label }) => {
          const [columns, rows] = sheetFacts[sheet].grid
          return (
            <label key={sheet}>
              <input
                type="radio"
                name="sheet"
                className="sr-only"
                checked={sheet === value}
                onChange={() => onChange(sheet)}
              />
              <span className="print-tile">
                <svg viewBox="0 0 40 52" aria-hidden>
                  <rect
                    className="fill-paper [stroke:var(--line-2)] [stroke-width:1.6]"
                    x="1"
                    y="1"
                    width="38"
                    height="50"
                    rx="4"
                  />
                  {Array.from({ length: columns * rows }, (_, at) => (
                    <rect
                      key={at}
                      x={5 + (at % columns) * (31 / columns)}
                      y={5 + Math.floor(at / columns) * (43 / rows)}
                      width={31 / columns - 1.4}
                      height={43 / rows - 1.4}
                      rx="1.2"
                    />
                  ))}
                </svg>
                {label}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

export interface OptionsPanelProps {
  options: PrintOptions
  hasSentences: boolean
  onOptions: (part: Partial<PrintOptions>) => void
  onMix: () => void
}

type SwitchName =
  'inkSaving' | 'largePrint' | 'landscape' | 'shuffle' | 'spaced' | 'rounded' | 'gaps' | 'freeMiddle' | 'secondLanguage'

const switchNames: Record<SwitchName, string> = {
  inkSaving: m.print_ink_saver(),
  largePrint: m.print_large_print(),
  landscape: m.print_landscape(),
  shuffle: m.ui_shuffle(),
  spaced: m.print_wide_letter_spacing(),
  rounded: m.print_round_corners(),
  gaps: m.print_space_to_laminate(),
  freeMiddle: m.print_free_center_square(),
  secondLanguage: m.print_room_for_a_second_language(),
}

type OptionsProps = Pick<OptionsPanelProps, 'options' | 'onOptions'>

/** The switches that apply to a sheet; saving ink applies to all. */
function Switches({ names, options, onOptions }: OptionsProps & { names: readonly SwitchName[] }) {
  return names
    .filter((name) => name === 'inkSaving' || hasOption(options, name))
    .map((name) => (
      <Switch key={name} label={switchNames[name]} on={options[name]} onChange={(on) => onOptions({ [name]: on })} />
    ))
}

function MainSwitches({ options, onOptions }: OptionsProps) {
  return (
    <div className="print-switches">
      <Switch
        label={m.print_header_line()}
        on={options.headerLine}
        onChange={(headerLine) => onOptions({ headerLine })}
      />
      <Switches
        names={['inkSaving', 'largePrint', 'landscape', 'shuffle', 'freeMiddle']}
        options={options}
        onOptions={onOptions}
      />
      {hasOption(options, 'pattern') ? (
        <Switch
          label={m.print_patterned_backs()}
          on={options.backs !== 'none'}
          onChange={(on) => onOptions({ backs: on ? 'pattern' : 'none' })}
        />
      ) : null}
    </div>
  )
}

/** Rarely changed options: cutting and letter spacing. */
function MoreOptions({ options, onOptions }: OptionsProps) {
  const names = ['spaced', 'gaps', 'rounded', 'secondLanguage'] as const
  if (!hasOption(options, 'cuts') && !names.some((name) => hasOption(options, name))) return null
  return (
    <details className="print-pick flex-none rounded-[16px] [box-shadow:inset_0_0_0_1.5px_var(--line)] bg-cream [&_img]:size-8 print-more">
      <summary>
        {m.print_more_options()}
        <ChevronDown aria-hidden />
      </summary>
      <div className="print-switches">
        <Switches names={names} options={options} onOptions={onOptions} />
      </div>
      {hasOption(options, 'cuts') ? (
        <Select
          label={m.print_cut_lines()}
          value={options.cuts}
          choices={toEntries(cutChoices)}
          onChange={(cuts) => onOptions({ cuts })}
        />
      ) : null}
    </details>
  )
}

/** All print options. */
export function OptionsPanel({ options, hasSentences, onOptions, onMix }: OptionsPanelProps) {
  return (
    <>
      <SheetTiles value={options.sheet} onChange={(sheet) => onOptions({ sheet })} />
      <CardOptions options={options} hasSentences={hasSentences} onOptions={onOptions} />
      <Segments
        label={m.print_paper()}
        value={options.paper}
        choices={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: m.print_us_letter() },
        ]}
        onChange={(paper) => onOptions({ paper })}
      />
      <MainSwitches options={options} onOptions={onOptions} />
      <MoreOptions options={options} onOptions={onOptions} />
      {hasOption(options, 'mix') || (options.shuffle && hasOption(options, 'shuffle')) ? (
        <button type="button" className="print-mix" onClick={onMix}>
          <Shuffle aria-hidden />
          {m.print_shuffle_again()}
        </button>
      ) : null}
    </>
  )
}
