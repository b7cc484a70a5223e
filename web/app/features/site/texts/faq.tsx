import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Every question with its answer. */
export const faqGroups: { title: string; items: { asks: string; answer: ReactNode }[] }[] = [
  {
    title: 'Plans and the free trial',
    items: [
      {
        asks: 'Is Marigold free?',
        answer: (
          <p>
            There are free and premium plans. Games marked Free can be played by anyone, without an account. A premium
            plan, monthly, quarterly or yearly, opens every game and all cards.{' '}
            <Link to="/pricing">See the prices</Link>.
          </p>
        ),
      },
      {
        asks: 'How does the free trial work?',
        answer: (
          <p>
            A free trial of 7 days starts when you choose a monthly, quarterly or yearly plan. When it ends, the plan
            you chose is charged automatically, unless you cancel before. There is one trial a person.
          </p>
        ),
      },
      {
        asks: 'Can I cancel?',
        answer: (
          <p>
            Yes, at any time, in your <Link to="/myprofile">account settings</Link>: press Cancel Plan. If you cancel in
            the trial, nothing is charged. After it, you keep what you have paid for until the period ends, and nothing
            is charged again. Quarterly and yearly plans carry a discount, so part of a quarter or year is not refunded.
            Until the end you can take it back with Renew Subscription.
          </p>
        ),
      },
      {
        asks: 'Can I change to another plan?',
        answer: (
          <p>
            Yes, with Upgrade Plan in your account. A longer plan begins at once, and what is left of the old one counts
            toward it; a shorter one begins when the time that is paid for ends. You see date and amount before you
            decide.
          </p>
        ),
      },
      {
        asks: 'How do I pay?',
        answer: (
          <p>
            By card, on the secure pages of our payment provider. Your card number never reaches Marigold itself.
            Receipts stand in your account, under the billing history.
          </p>
        ),
      },
      {
        asks: 'We are a school or a clinic. Is there a plan for all of us?',
        answer: (
          <p>
            An account is for one person. If several of you need one, <Link to="/contactus">write to us</Link>.
          </p>
        ),
      },
    ],
  },
  {
    title: 'Using Marigold',
    items: [
      {
        asks: 'What do I need?',
        answer: (
          <p>
            A browser and a connection. Marigold is web-based and works on desktop, tablet and mobile, and on any smart
            board with a browser. There is nothing to install.
          </p>
        ),
      },
      {
        asks: 'How do cards and games go together?',
        answer: (
          <p>
            Choose what to practice as cards, choose any game, and play. Pause to show the cards, or let them open
            between turns. Cards also work on their own, without a game.{' '}
            <Link to="/help">See a first session, step by step</Link>.
          </p>
        ),
      },
      {
        asks: 'Who is it for?',
        answer: (
          <p>
            Speech-language pathologists, occupational therapists, psychologists, social workers and educators, and for
            parents who practice at home. Each game says for which ages it is made.
          </p>
        ),
      },
      {
        asks: 'Can I use it over a video call?',
        answer: (
          <p>
            Yes. Share the tab in your call and take turns, as you would in the room. The{' '}
            <Link to="/sessioncheck">session check</Link> tries sound and picture beforehand.
          </p>
        ),
      },
      {
        asks: 'Is there an app?',
        answer: (
          <p>
            No app is needed: Marigold runs in the browser, and on a tablet or phone it can be added to the home screen,
            where it opens like one.
          </p>
        ),
      },
    ],
  },
  {
    title: 'Privacy',
    items: [
      {
        asks: 'Is Marigold HIPAA compliant?',
        answer: (
          <p>
            Marigold is built so that you can use it in line with HIPAA: it asks for no protected health information.
            Names of players, tallies and anything heard or seen through microphone and camera stay on your device and
            are not sent to us. Please keep details of clients out of messages.{' '}
            <Link to="/privacy">Read the privacy policy</Link>.
          </p>
        ),
      },
      {
        asks: 'Can I take my data with me, or have it deleted?',
        answer: (
          <p>
            Yes, both in your <Link to="/myprofile">account</Link>: download all of it, or delete the account. Deleting
            ends your plan and erases your profile, your photo and your saved sets; reviews stay without your name.
          </p>
        ),
      },
      {
        asks: 'May children use it?',
        answer: (
          <p>
            With an adult. Account holders are 18 or older; clients under 18 take part with the consent of a parent or
            guardian. We do not knowingly collect data from children under 13.
          </p>
        ),
      },
    ],
  },
]

/** Frequently asked questions, each a native disclosure. */
export function Faq() {
  return (
    <section className="faq sec">
      <div className="wrap page-narrow">
        <h1>Questions and answers</h1>
        <p className="lead">How plans, the trial and sessions work.</p>
        {faqGroups.map((group) => (
          <div key={group.title} className="mt-10 [&_h2]:text-[26px] print:[&_h2]:text-[15pt] [&_h2]:mb-3">
            <h2>{group.title}</h2>
            {group.items.map(({ asks, answer }) => (
              <details key={asks}>
                <summary>
                  {asks}
                  <Icon of={ChevronDown} />
                </summary>
                {answer}
              </details>
            ))}
          </div>
        ))}
        <div className="faq-more box">
          <p>Your question is not here?</p>
          <LinkButton to="/contactus" look="quiet">
            Contact Us
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
