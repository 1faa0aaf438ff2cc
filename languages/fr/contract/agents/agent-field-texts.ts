import type * as English from '../../../../contract/agents/agent-field-texts.ts'
import { translation } from '../../../translation.ts'

export const agentFieldTexts = translation<typeof English.agentFieldTexts>()({
  queryOrFilters: 'Indiquez une recherche ou un filtre.',
  identifiers: (most) => `Indiquez au moins un identifiant, ${most} au plus.`,
  cartLines: (most) => `Indiquez au moins une ligne, ${most} au plus.`,
})
