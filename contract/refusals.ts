import { said } from './languages/said.ts'

/** A refusal: its HTTP status, and a sentence in the language of the request. */
export interface DescribedRefusal<Status extends number = number> {
  readonly status: Status
  readonly message: string
}

/** Makes a table of refusals from their sentences and their HTTP statuses. */
export function refusals<
  Texts extends Readonly<Record<string, string>>,
  const Statuses extends Readonly<Record<keyof Texts, number>>,
>(texts: Texts, statuses: Statuses): { readonly [Code in keyof Texts]: DescribedRefusal<Statuses[Code]> } {
  const table = Object.entries<number>(statuses).map(([code, status]) => [
    code,
    {
      status,
      get message() {
        return said(texts)[code]
      },
    },
  ])
  // Both objects have the same names.
  return Object.fromEntries(table) as { readonly [Code in keyof Texts]: DescribedRefusal<Statuses[Code]> }
}
