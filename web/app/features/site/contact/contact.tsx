import { m } from '#messages'
import { ContactForm } from './contact-form.tsx'

/** The page to write to us. */
export function Contact() {
  return (
    <section className="sec">
      <div className="wrap contact">
        <div className="contact-words">
          <h1>{m.site_contact_us()}</h1>
          <p className="lead">{m.site_a_question_an_idea_or_something()}</p>
          <ul className="plain-list">
            <li>{m.site_something_does_not_work_say_which()}</li>
            <li>{m.site_a_group_or_a_school_say()}</li>
            <li>{m.site_please_leave_out_the_names_of()}</li>
          </ul>
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
