import { m } from '#messages'
import type { ReactNode } from 'react'
import { LinkTabs } from '../../ui/tabs.tsx'
import picture from './join-river.svg'

/**
 * Lays out the sign-up and login forms beside an illustration, or below it on a small tablet. `current` is the selected tab; without it, no tabs are
 * shown.
 */
export function AuthLayout(props: {
  current?: 'sign-up' | 'login'
  signUpTo?: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="join grid content-start lg:content-stretch min-h-[calc(100vh_-_var(--header))] lg:grid-cols-[minmax(0,1fr)_minmax(0,46%)] [&_h1]:text-section [&_h1]:mt-6.5 [&_h1]:mx-0 [&_h1]:mb-1.5 lg:[&_h1]:text-page">
      <div className="pt-8 px-0 pb-14 lg:pt-12 lg:px-0 lg:pb-18">
        <div className="w-full max-w-140 mx-auto px-(--gutter) min-[1300px]:ml-[calc(50vw_-_var(--page)_/_2_-_var(--gutter))] min-[1300px]:mr-auto">
          {props.current ? (
            <LinkTabs
              label={m.account_sign_up_or_log_in()}
              items={[
                {
                  to: props.signUpTo ?? '/myaccount',
                  label: m.ui_sign_up(),
                  current: props.current === 'sign-up',
                },
                { to: '/login', label: m.account_log_in_2(), current: props.current === 'login' },
              ]}
            />
          ) : null}
          <h1>{props.title}</h1>
          {props.children}
        </div>
      </div>
      <aside
        className="join-side relative hidden order-first h-44 overflow-clip text-on-dark bg-night sm:block lg:order-none lg:h-auto [&_div]:relative [&_div]:h-full [&_div]:pt-9 [&_div]:px-(--gutter) lg:[&_div]:h-auto lg:[&_div]:pt-14 lg:[&_div]:px-12 lg:[&_div]:pb-24 [&_div]:text-lead [&_div]:bg-linear-to-b [&_div]:from-night [&_div]:to-transparent"
        aria-hidden
      >
        <img src={picture} alt="" />
        <div>
          <p className="max-w-[15ch] mb-3 text-section/[1.12] font-semibold font-display">
            {m.account_your_next_session_is_nearly_ready()}
          </p>
          <p>{m.account_choose_a_deck_choose_a_game()}</p>
        </div>
      </aside>
    </div>
  )
}
