import { Link } from 'react-router'
import { TextPage, type Part } from './text-page.tsx'

const parts: Part[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          We ask for what an account and a payment need, and for nothing about the people you treat. What a client says
          or does in a session stays on your device. We do not sell personal information and show no advertising.
        </p>
      </>
    ),
  },
  {
    id: 'collect',
    title: 'What we collect',
    body: (
      <>
        <p>This policy covers the following kinds of information about account holders:</p>
        <ul>
          <li>First and last name: asked for when you create an account.</li>
          <li>
            Email address, password and occupation: asked for when you create an account. The password is kept only as a
            hash.
          </li>
          <li>Mailing address and phone number: only if you enter them in your profile, which works without.</li>
          <li>Employer: only the name of a company, if you give one in your profile.</li>
          <li>A photo of you, if you add one: kept as a small square, and shown beside your reviews.</li>
          <li>Job title: only as the occupation that you choose from a list.</li>
          <li>Date of birth: covered by this policy, but Marigold does not ask for it.</li>
          <li>Anonymous age and gender: covered by this policy, but Marigold does not ask for them.</li>
          <li>
            What you do on the site as an account holder: games you opened, sets of cards you saved or played last, the
            words of your own cards, reviews you write, messages and bug reports you send.
          </li>
          <li>If you turn two-step login on: its key, kept sealed, and hashes of your recovery codes.</li>
          <li>
            Technical records: the kind of browser, the time of a sign-in and errors, which we need to keep the service
            safe.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'clients',
    title: 'Information about clients',
    body: (
      <>
        <p>
          Marigold does not ask for the names, diagnoses or records of clients. Names of players, tallies of tries and
          anything heard through the microphone or seen through the camera stay in the browser of the device in use and
          are not sent to us. Games that say so use the microphone, after you agree, to measure loudness, and record
          nothing. Beside a card you may switch on a recorder or a mirror: the browser asks you first, and what it hears
          and sees is kept nowhere; a recording is gone when you record again or leave the cards.
        </p>
        <p>
          Pictures and recordings that you add to cards of your own stay in the browser of that device too. A guest link
          opens one game or set on a client’s own device without an account; it lives for two hours, and nothing of what
          happens there is kept.
        </p>
        <p>
          Please do not put information that identifies a client into messages, bug reports or the names of saved sets:
          initials or a code are enough.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        Payments are made on the pages of our payment provider. Your card number goes to the provider and never to us.
        We keep which plan you have, its dates, its invoices, and the brand and last 4 digits of the card. To offer one
        trial a person, we keep a keyed hash of your email address and of the card’s fingerprint; neither can be read
        back from it.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <ul>
        <li>To run your account, sign you in and open what your plan includes.</li>
        <li>To take payments and to tell you about them.</li>
        <li>To remind you once by email if you signed up but didn’t finish checkout. You can turn that off.</li>
        <li>To answer your messages and mend what you report.</li>
        <li>
          To write to you about new games and about Marigold, once you have confirmed your address. A link in each such
          letter and your profile stop it.
        </li>
        <li>To keep the service safe from misuse.</li>
      </ul>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and storage in your browser',
    body: (
      <p>
        Marigold keeps your sign-in, the plan you chose and the cards you picked in your browser’s own storage. If you
        come from a partner’s site, a cookie remembers that, for the label in the header alone. Another one is a random
        number that tells this browser from others, so that we can write to you when somebody logs in from a new one.
        There are no advertising or tracking cookies.
      </p>
    ),
  },
  {
    id: 'share',
    title: 'Who else sees it',
    body: (
      <p>
        Our payment provider, the service that delivers our email and the companies that host Marigold handle
        information on our behalf and only for that. We share information beyond this only when the law requires it.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Account holders are 18 or older. Clients under 18 take part with the consent of a parent or guardian, under the
        guidance of the account holder. We do not knowingly collect personal information from children under 13. If you
        believe that we hold any, write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'keep',
    title: 'How long we keep it, and your choices',
    body: (
      <p>
        We keep account information while you have an account. Under <Link to="/myprofile">My Profile</Link> you can
        correct it, download all of it and delete your account; or <Link to="/contactus">write to us</Link>. Deleting
        ends your plan and erases your profile, photo and saved sets; reviews stay without your name. Messages and bug
        reports are kept for twelve months, and records of payments for as long as tax law asks.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        The first version of this policy took effect on August 22, 2022. When it changes, the new text appears on this
        page, and account holders are told beforehand about anything that matters to them.
      </p>
    ),
  },
]

/** The privacy policy. */
export function Privacy() {
  return <TextPage title="Privacy policy" lead="Effective August 22, 2022" parts={parts} />
}
