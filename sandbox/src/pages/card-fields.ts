import type { CheckoutErrors, CheckoutForm } from './checkout-form.ts'
import { html, type Markup } from './html.ts'

interface Field {
  name: keyof CheckoutForm
  label: string
  attributes: Markup
  form: CheckoutForm
  errors: CheckoutErrors
  hint?: string
}

// Card number and code are never sent back to the page.
function field({ name, label, attributes, form, errors, hint }: Field): Markup {
  const error = errors[name]
  const value = name === 'card' || name === 'cvc' ? '' : form[name]
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes}
      ${error && html`aria-invalid="true"`}
      ${described && html`aria-describedby="${described}"`}
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

/** The fields of a card form, each with its error beside it. `email` is fixed when it is known. */
export function cardFields({
  form,
  errors,
  email,
}: {
  form: CheckoutForm
  errors: CheckoutErrors
  email: string | null
}): Markup {
  const parts = { form: email ? { ...form, email } : form, errors }
  const wrong = Object.values(errors).length
  return html` ${
      wrong > 0 &&
      html`<p class="problem" role="alert">
        ${wrong === 1 ? Object.values(errors)[0] : `${wrong} fields need another look.`}
      </p>`
    }
    ${field({
      name: 'email',
      label: 'Email',
      attributes: html`type="email" autocomplete="email" ${email && html`readonly`}`,
      ...parts,
    })}
    ${field({
      name: 'card',
      label: 'Card number',
      attributes: html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"`,
      hint: '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 fails at renewal.',
      ...parts,
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: 'Expiry date',
        attributes: html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="MM / YY"`,
        ...parts,
      })}
      ${field({
        name: 'cvc',
        label: 'CVC',
        attributes: html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`,
        ...parts,
      })}
    </div>
    ${field({ name: 'name', label: 'Name on card', attributes: html`autocomplete="cc-name" maxlength="200"`, ...parts })}`
}
