import { Link } from 'react-router'
import { TextPage, type Part } from './text-page.tsx'

const parts: Part[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    body: (
      <p>
        These terms apply between you and Marigold when you use this site, its games and its cards. By creating an
        account you accept them, together with the <Link to="/privacy">privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use Marigold',
    body: (
      <>
        <p>
          Account holders are 18 or older. Anyone under 18 may use Marigold only with the permission of a parent or
          guardian; clients under 18 take part with that consent and under the guidance of the account holder.
        </p>
        <p>We do not knowingly collect data from children under 13.</p>
        <p>One account is for one person. Groups and organizations, please write to us.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give true details, keep your password to yourself and tell us if someone else may know it. You are responsible
        for what is done with your account.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, trial and payment',
    body: (
      <>
        <p>
          Some games are free for everyone. A subscription opens all games and cards. Plans are monthly at $9.99,
          quarterly at $26.97 and yearly at $95.90, in US dollars; taxes may be added where the law asks for them.
        </p>
        <p>
          A first subscription starts with a free trial of 7 days. It begins when you choose a plan, and the plan is
          charged automatically when the trial ends, unless you cancel before. After that each plan renews at the end of
          its period until you cancel.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: 'Canceling and refunds',
    body: (
      <>
        <p>
          Monthly subscriptions can be canceled at any time, in your <Link to="/myprofile">account</Link>, with Cancel
          Plan. You keep what you have paid for until the month ends, and nothing is charged again.
        </p>
        <p>
          Quarterly and yearly plans carry a discount and are therefore not cancelable on the same terms: canceling
          stops the next payment, the plan stays open until the end of the period that is paid for, and part of a
          quarter or year is not refunded.
        </p>
        <p>
          If you cancel during the trial, nothing is charged at all. You can change to a longer plan at any time: it
          begins at once, and what is left of the old one counts toward it. A shorter plan begins when the time that is
          paid for ends. Where the law gives you further rights, you have them.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <ul>
        <li>Use games and cards with your own clients, students and family, in the room or over a video call.</li>
        <li>Do not sell, publish or copy them in bulk, and do not share your sign-in.</li>
        <li>Do not disturb the service, try to get around its limits or reach data that is not yours.</li>
        <li>Keep what you write to us free of anything that identifies a client.</li>
      </ul>
    ),
  },
  {
    id: 'advice',
    title: 'Not medical advice',
    body: (
      <p>
        Marigold is material for practice. It does not diagnose, treat or replace the judgment of a professional. You
        decide what suits the person you work with.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Content and rights',
    body: (
      <p>
        The games, cards, drawings and texts belong to Marigold or to those who license them to us. You may use them
        while your account allows it. What you write stays yours.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Availability and liability',
    body: (
      <p>
        We work to keep Marigold running but cannot promise that it never fails. As far as the law allows, we are not
        liable for indirect loss, and our liability is limited to what you paid in the twelve months before.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending and changes',
    body: (
      <p>
        You can stop using Marigold at any time. We may close an account that breaks these terms. These terms took
        effect on August 22, 2022. When they change, the new text appears here, and account holders are told beforehand
        about anything that matters to them. Questions? <Link to="/contactus">Write to us</Link>.
      </p>
    ),
  },
]

/** The terms and conditions. */
export function Terms() {
  return <TextPage title="Terms and conditions" lead="Effective August 22, 2022" parts={parts} />
}
