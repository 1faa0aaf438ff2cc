import type * as English from '../../../../contract/desk/api-key-field-texts.ts'
import { translation } from '../../../translation.ts'

export const apiKeyFieldTexts = translation<typeof English.apiKeyFieldTexts>()({
  name: 'Geben Sie einen Namen ein, der sagt, wofür der Schlüssel ist, zum Beispiel „Etikettendrucker“.',
  operations: 'Wählen Sie mindestens ein Recht.',
  notForKeys: (id) => `Das Recht „${id}“ kann kein API-Schlüssel haben. Wählen Sie aus der Liste.`,
  end: 'Geben Sie ein Ende in der Zukunft ein oder keines.',
})
