import { m } from '#messages'
import { ArrowRight, Check, Play, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import petal from '../../assets/brand/petal-badge.svg'
import owl from '../../assets/stickers/owl.svg'
import lion from '../../assets/stickers/lion.svg'
import rabbit from '../../assets/stickers/rabbit.svg'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Step, StepGame, StepPlan, StepsDone } from './step-plan.ts'

/** What the sample is made of: its game, or three of its cards. */
function SamplePicture({ game }: { game: StepGame | null }) {
  if (game)
    return (
      <img
        className="w-full max-w-70 aspect-[8/5] object-cover rounded-(--radius) shadow-(--shadow) -rotate-2"
        src={game.picture}
        alt=""
        width="280"
        height="175"
      />
    )
  return (
    <span className="ws-fan flex justify-center py-1.5 px-0 [&_img]:size-18.5 [&_img]:object-contain" aria-hidden>
      {[rabbit, owl, lion].map((url) => (
        <i key={url}>
          <img src={url} alt="" width="74" height="74" />
        </i>
      ))}
    </span>
  )
}

function StepRow({ step, at, isDone }: { step: Step; at: number; isDone: boolean }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-3 px-4 rounded-(--radius) bg-cream @min-[560px]:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className="grid place-items-center size-12 text-lead/[1] font-semibold font-display"
        style={{ background: `url("${petal}") center / contain no-repeat` }}
        aria-hidden
      >
        {isDone ? <Icon of={Check} /> : at + 1}
      </span>
      <div>
        <h3 className="text-lead/[1.2]">
          {step.title}
          {isDone ? <span className="sr-only"> ({m.cards_done_2()})</span> : null}
        </h3>
        <p className="mt-1 text-body text-ink-2">{step.line}</p>
      </div>
      <Link className="link col-start-2 justify-self-start @min-[560px]:col-start-3" to={step.to}>
        {step.go} <Icon of={ArrowRight} />
      </Link>
    </li>
  )
}

/** Says where the steps went, with a way to undo. */
export function FirstStepsHidden({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that hid the steps is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      action={
        <Button look="quiet" ref={undo} onClick={onUndo}>
          {m.ui_undo()}
        </Button>
      }
    >
      {m.start_the_steps_are_hidden_you_can()}
    </Notice>
  )
}

/** The three steps to the first session, a sample that starts with one tap, and a sheet to print. */
export function FirstSteps(props: {
  plan: StepPlan
  done: StepsDone
  /** Below the clients, whose session is the main thing to start. */
  isSecond: boolean
  onHide: () => void
}) {
  const { plan, done, isSecond, onHide } = props
  const { sample, printable, steps } = plan
  return (
    <section
      className="@container panel rounded-large overflow-clip forced-colors:border"
      aria-labelledby="first-steps"
    >
      <div className="grid gap-x-8 gap-y-4 items-center p-5 bg-marigold-soft @min-[600px]:grid-cols-[304px_minmax(0,1fr)] @min-[600px]:p-7">
        <div className="hidden justify-items-center @min-[600px]:grid">
          <SamplePicture game={sample.game} />
        </div>
        <div>
          <h2 id="first-steps" className="text-heading/[1.15]">
            {m.cards_your_first_session_in_three_steps()}
          </h2>
          <p className="mt-2">{sample.line}</p>
          <div className="cta mt-4">
            <LinkButton to={sample.to} look={isSecond ? 'quiet' : 'main'}>
              <Icon of={Play} /> {sample.go}
            </LinkButton>
            <LinkButton to={printable.to} look="quiet">
              <Icon of={Printer} /> {printable.go}
            </LinkButton>
          </div>
        </div>
      </div>
      <ol className="grid gap-2.5 p-4 pb-1">
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} at={at} isDone={done[step.name]} />
        ))}
      </ol>
      <div className="flex justify-end px-4 pb-3">
        <button type="button" className="min-h-12 px-3 text-ink-2 underline underline-offset-4" onClick={onHide}>
          {m.start_hide_these_steps()}
        </button>
      </div>
    </section>
  )
}
