import { m } from '#messages'
import { parseText, type SiteEntry, type SiteValues } from '@marigold/contract'
import { ChevronDown } from 'lucide-react'
import picture from '../../../assets/empty/reviews.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageTop } from '../../../ui/page-top.tsx'
import { RichText } from './rich-text.tsx'
import { Contents } from './text-page.tsx'

/** A question; its answer opens below it. */
export function Question({ fields, open = false }: { fields: SiteValues; open?: boolean }) {
  return (
    <details open={open}>
      <summary>
        {fields.question}
        <Icon of={ChevronDown} />
      </summary>
      <div className="faq-answer">
        <RichText blocks={parseText(fields.answer ?? '')} />
      </div>
    </details>
  )
}

/** FAQ page; each question is a native `details`. */
export function Faq({ entries }: { entries: readonly SiteEntry[] }) {
  const groups = [...new Set(entries.map(({ fields }) => fields.group ?? ''))]
  const parts = groups.map((title, at) => ({ id: `part-${at + 1}`, title }))
  return (
    <div className="faq">
      <PageTop
        title={m.site_questions_and_answers()}
        lead={m.site_how_plans_the_trial_and_sessions()}
        picture={picture}
      />
      <div className="article wrap">
        <Contents parts={parts} />
        <div className="faq-parts">
          {parts.map(({ id, title: group }) => (
            <section key={id} id={id} className="[&_h2]:text-title print:[&_h2]:text-[15pt] [&_h2]:mb-3">
              <h2>{group}</h2>
              {entries
                .filter(({ fields }) => fields.group === group)
                .map(({ id, fields }) => (
                  <Question key={id} fields={fields} />
                ))}
            </section>
          ))}
          <div className="faq-more box">
            <p>{m.site_still_have_a_question()}</p>
            <LinkButton to="/contactus" look="quiet">
              {m.ui_contact_us()}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  )
}
