import { findFit } from '../../../contract/catalogue/fit.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'

export type Fit = AnswerOf<typeof findFit>
export type FitGroup = Fit['groups'][number]
export type FitMeasurement = FitGroup['measurements'][number]
export type FitStandard = Fit['standards'][number]

/** Data of the page: the verdict, or the choice again with the reason why a reading was refused. */
export interface FitData {
  readonly fit: Fit
  /** The refused reading, and the reason. */
  readonly refused?: { readonly measure: string; readonly value: string; readonly message: string }
}

const parameters = ['group', 'standard', 'measure', 'value', 'known'] as const

interface Loading {
  readonly query: { readonly get: (name: (typeof parameters)[number]) => string | null }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** Loads the data for the page's address. An unreadable reading shows its component again. */
export async function loadFit(api: ShopApi, { query, settings, signal }: Loading): Promise<FitData> {
  refuseUnlessOffered(settings, findFit)
  const asked = Object.fromEntries(
    parameters.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const ask = (request: Record<string, string>) => api.call(findFit, { query: request }, { signal })
  try {
    // A form without a reading asks only for its component.
    const { measure, ...rest } = asked
    return { fit: await ask(asked.value === undefined && measure !== undefined ? rest : asked) }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404)) throw error
    const { message } = error
    const { group, measure = '', value = '' } = asked
    const again = error.status === 400 && group ? await ask({ group }).catch(() => undefined) : undefined
    if (again) return { fit: again, refused: { measure, value, message } }
    // A reading without its component has no field that could show the reason.
    return { fit: await ask({}), refused: { measure: '', value: '', message } }
  }
}
