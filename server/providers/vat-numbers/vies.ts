import { boundedFetch, ExchangeFailure } from '../../platform/bounded-fetch.ts'
import type { VatAnswer, VatNumbers } from './vat-numbers.ts'

const answerWithinMs = 5_000
const maxResponseBytes = 20_000

/**
 * Looks VAT numbers up in the VIES of the EU, by its REST interface: `GET {url}/ms/AT/vat/U33864707`. Only an answer
 * that says it plainly counts: the VIES answers a member state that is down with `isValid: false` as well.
 *
 * @param url the address of the interface without a trailing slash.
 */
export function viesVatNumbers(
  url: string,
  call = boundedFetch({ withinMs: answerWithinMs, maxBytes: maxResponseBytes }),
): VatNumbers {
  return {
    async lookUp(vatNumber) {
      const [country, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)]
      const address = `${url}/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`
      try {
        const response = await call(address, { headers: { accept: 'application/json' } })
        return response.ok ? answerOf(await response.json()) : 'unanswered'
      } catch (error) {
        if (error instanceof ExchangeFailure || error instanceof SyntaxError) return 'unanswered'
        throw error
      }
    },
  }
}

function answerOf(answer: unknown): VatAnswer {
  if (typeof answer !== 'object' || answer === null) return 'unanswered'
  const { isValid, userError } = answer as { readonly isValid?: unknown; readonly userError?: unknown }
  if (isValid === true && userError === 'VALID') return 'valid'
  if (isValid === false && (userError === 'INVALID' || userError === 'INVALID_INPUT')) return 'invalid'
  return 'unanswered'
}
