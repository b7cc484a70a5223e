import { m } from '#messages'
import type { Me } from '@marigold/contract'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldingBox } from '../../ui/folding-box.tsx'
import type { ProfileFormState } from './use-profile-form.tsx'

type TextName = Extract<
  keyof Me,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'username'
  | 'phone_number'
  | 'company_name'
  | 'address_line_1'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'country'
>

interface OwnFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'defaultValue' | 'error'> {
  me: Me
  name: TextName
  errorOf: ProfileFormState['errorOf']
}

/** One field of the profile, with its stored value and its error. */
export function ProfileField({ me, errorOf, name, ...rest }: OwnFieldProps) {
  return <Field name={name} defaultValue={me[name]} error={errorOf(name)} {...rest} />
}

interface Props {
  id: string
  title: string
  form: ProfileFormState
  /** The label of the submit button. */
  save: string
  children: ReactNode
}

/** One form in a box, which saves the profile and reports the result. */
export function ProfileForm({ id, title, form, save, children }: Props) {
  return (
    <FoldingBox id={id} title={title}>
      <form
        className="form grid-cols-[1fr_1fr] [align-items:start] phone:grid-cols-[minmax(0,1fr)]"
        noValidate
        onSubmit={form.submit}
      >
        {children}
        <div className="col-[1/-1]">
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? m.ui_saving() : save}
          </Button>
        </div>
      </form>
      {form.alert}
    </FoldingBox>
  )
}
