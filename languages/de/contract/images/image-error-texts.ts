import type * as English from '../../../../contract/images/image-error-texts.ts'
import { translation } from '../../../translation.ts'

export const imageErrorTexts = translation<typeof English.imageErrorTexts>()({
  IMAGE_NOT_OURS:
    'Dieses Bild ist nicht im Shop. Laden Sie zuerst seine Datei in den Shop hoch, und wählen Sie es dann noch einmal.',
  IMAGE_MISSING: 'Senden Sie ein Bild, als Datei im Formularfeld „image“.',
  IMAGE_TOO_LARGE:
    'Diese Datei ist größer als 10\u00a0MB. Wählen Sie eine kleinere, oder speichern Sie sie mit geringerer Qualität.',
  IMAGE_NOT_SUPPORTED:
    'Diese Datei ist kein Bild, das wir verwenden können. Wählen Sie JPEG, PNG, WebP, GIF oder AVIF.',
  IMAGE_DAMAGED:
    'Dieses Bild ist beschädigt oder unvollständig. Speichern Sie es noch einmal, oder wählen Sie ein anderes.',
  IMAGE_TOO_MANY_PIXELS:
    'Dieses Bild hat zu viele Pixel. Verkleinern Sie es, und wählen Sie es dann noch einmal.',
  IMAGE_NOT_TAKEN:
    'Der Bilddienst hat dieses Bild nicht angenommen. Speichern Sie es in einem anderen Format, oder wählen Sie ein anderes.',
  IMAGE_HOST_UNAVAILABLE:
    'Der Bilddienst ist nicht erreichbar. Ihr Bild wurde nicht gespeichert. Versuchen Sie es in ein paar Minuten noch einmal.',
  IMAGE_HOST_CLOSED:
    'Der Bilddienst nimmt den Schlüssel dieses Shops nicht an. Ihr Bild wurde nicht gespeichert. Sagen Sie uns Bescheid.',
})
