import { m } from '#messages'
import picture from '../../../assets/empty/letter.svg'
import { PageTop } from '../page-top.tsx'
import { ContactForm } from './contact-form.tsx'

/** Contact page. */
export function Contact() {
  return (
    <>
      <PageTop title={m.ui_contact_us()} lead={m.site_have_a_question_an_idea_or()} picture={picture} />
      <div className="wrap contact">
        <div className="contact-words">
          <ul className="plain-list">
            <li>{m.site_something_isnt_working_tell_us_which()}</li>
            <li>{m.site_writing_for_a_group_or_school()}</li>
            <li>{m.ui_please_dont_include_clients_names()}</li>
          </ul>
        </div>
        <ContactForm />
      </div>
    </>
  )
}
