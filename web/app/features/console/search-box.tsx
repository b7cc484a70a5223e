import { m } from '#messages'
import { Search } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  /** What the list is searched for now. */
  search: string
  onSearch: (words: string) => void
}

/** The search of a list. */
export function SearchBox({ label, placeholder, maxLength, search, onSearch }: SearchBoxProps) {
  return (
    <form
      role="search"
      className="console-search relative flex-[1_1_280px] max-w-105"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
      }}
    >
      <input
        key={search}
        className="input"
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={search}
        maxLength={maxLength}
      />
      <IconButton type="submit" label={m.ui_search()}>
        <Icon of={Search} />
      </IconButton>
    </form>
  )
}
