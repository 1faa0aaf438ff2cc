import type { Locator } from '@playwright/test'

/** A picture of eight by eight grey pixels. */
export const pictureFile = {
  name: 'workshop.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mPogAIGyhgAyIQiAQufTdgAAAAASUVORK5CYII=',
    'base64',
  ),
}

/** Chooses a picture in a file field. */
export async function choosePicture(field: Locator): Promise<void> {
  await field.setInputFiles(pictureFile)
}
