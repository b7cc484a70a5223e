import { m } from '#messages'
import { Select } from '../../ui/field.tsx'

/** What a language calls itself: 'English', 'Español'. */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

interface Props {
  /** Those that the site has. */
  locales: readonly string[]
  chosen: string | null
  error: string | undefined
}

/** The language of pages and emails; nothing to choose where the site has one. */
export function LanguageChoice({ locales, chosen, error }: Props) {
  if (locales.length < 2) return null
  return (
    <Select
      label={m.ui_language()}
      name="locale"
      defaultValue={chosen ?? ''}
      hint={m.account_for_pages_and_emails()}
      error={error}
    >
      <option value="">{m.account_same_as_this_browser()}</option>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {ownName(locale)}
        </option>
      ))}
    </Select>
  )
}
