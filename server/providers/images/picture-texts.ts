/** Why a picture cannot be used. */
export const pictureTexts = {
  tooManyPixels: (millions: number) =>
    `This picture has more than ${millions} million pixels. Make it smaller, then choose it again.`,
  heic: 'This is a HEIC photograph, which we cannot use. Save it as JPEG and choose it again. On an iPhone, “Most Compatible” under Settings, Camera, Formats takes photographs as JPEG.',
  notHere: 'The shop does not have this picture. Choose its file again.',
}
