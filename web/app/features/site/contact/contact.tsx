import { m } from '#messages'
import { School, ShieldCheck, Wrench } from 'lucide-react'
import picture from '../../../assets/empty/letter.svg'
import { Icon } from '../../../ui/icon.tsx'
import { PageTop } from '../../../ui/page-top.tsx'
import { ContactForm } from './contact-form.tsx'

const hints = [
  { icon: Wrench, text: m.site_something_isnt_working_tell_us_which() },
  { icon: School, text: m.site_writing_for_a_group_or_school() },
  { icon: ShieldCheck, text: m.ui_please_dont_include_clients_names() },
]

/** Contact page. */
export function Contact() {
  return (
    <>
      <PageTop title={m.ui_contact_us()} lead={m.site_have_a_question_an_idea_or()} picture={picture} />
      <div className="wrap contact">
        <div className="contact-words">
          <ul>
            {hints.map(({ icon, text }) => (
              <li key={text}>
                <Icon of={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <ContactForm />
      </div>
    </>
  )
}
