import type { ReactNode } from 'react'
import { LinkTabs } from '../../ui/tabs.tsx'
import picture from './join-river.svg'

/** Sign-up and login side by side with the evening river. `current` is the tab that shows; without one there are no tabs. */
export function JoinLayout(props: {
  current?: 'sign-up' | 'login'
  signUpTo?: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="join">
      <div className="join-form">
        <div className="join-in">
          {props.current ? (
            <LinkTabs
              label="Sign up or log in"
              items={[
                { to: props.signUpTo ?? '/myaccount', label: 'Sign Up', current: props.current === 'sign-up' },
                { to: '/login', label: 'Log In', current: props.current === 'login' },
              ]}
            />
          ) : null}
          <h1>{props.title}</h1>
          {props.children}
        </div>
      </div>
      <aside className="join-side" aria-hidden>
        <img src={picture} alt="" />
        <div>
          <p className="join-line">Your next session is nearly ready</p>
          <p>Choose a deck, choose a game, begin.</p>
        </div>
      </aside>
    </div>
  )
}
