import type * as English from '../../../../contract/agents/agent-field-texts.ts'
import { translation } from '../../../translation.ts'

export const agentFieldTexts = translation<typeof English.agentFieldTexts>()({
  queryOrFilters: 'Geben Sie eine Suche oder einen Filter an.',
  identifiers: (most) => `Geben Sie mindestens eine Kennung an, höchstens ${most}.`,
  cartLines: (most) => `Geben Sie mindestens eine Position an, höchstens ${most}.`,
})
