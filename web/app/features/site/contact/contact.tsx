import { ContactForm } from './contact-form.tsx'

/** The page to write to us. */
export function Contact() {
  return (
    <section className="sec">
      <div className="wrap contact">
        <div className="contact-words">
          <h1>Contact Us</h1>
          <p className="lead">A question, an idea, or something that does not work: write to us.</p>
          <ul className="plain-list">
            <li>Something does not work? Say which game or page, and on what device.</li>
            <li>A group or a school? Say how many people would use it.</li>
            <li>Please leave out the names of clients.</li>
          </ul>
        </div>
        <ContactForm />
      </div>
    </section>
  )
}
