import { m } from '#messages'
import { ChevronDown, Shuffle } from 'lucide-react'
import { CardOptions } from './card-options.tsx'
import { toEntries, Segments, Select, Switch } from './choices.tsx'
import { paperNames } from './measures.ts'
import { cutChoices, type PrintOptions } from './options.ts'
import { hasOption } from './sheet-list.ts'
import { SheetTiles } from './sheet-tiles.tsx'

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
      <SheetTiles value={options.sheet} paper={options.paper} onChange={(sheet) => onOptions({ sheet })} />
      <CardOptions options={options} hasSentences={hasSentences} onOptions={onOptions} />
      <Segments
        label={m.print_paper()}
        value={options.paper}
        choices={toEntries(paperNames)}
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
