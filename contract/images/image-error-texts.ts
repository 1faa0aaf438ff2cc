/** The sentences of the refusals of pictures. */
export const imageErrorTexts = {
  IMAGE_NOT_OURS: 'This picture is not in the shop. Upload its file to the shop first, then choose it again.',
  IMAGE_MISSING: 'Send one picture, as a file in the form field named image.',
  IMAGE_TOO_LARGE:
    'This file is larger than 10 MB. Choose a smaller one, or save it again in a lower quality.',
  IMAGE_NOT_SUPPORTED: 'This file is not a picture that we can use. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  IMAGE_DAMAGED: 'This picture is damaged or incomplete. Save it again, or choose another one.',
  IMAGE_TOO_MANY_PIXELS: 'This picture has too many pixels. Make it smaller, then choose it again.',
  IMAGE_NOT_TAKEN:
    'The image host did not accept this picture. Save it in another format, or choose another one.',
  IMAGE_HOST_UNAVAILABLE:
    'The image host is not available. Your picture was not saved. Try again in a few minutes.',
  IMAGE_HOST_CLOSED:
    'The image host does not accept the key of this shop. Your picture was not saved. Please tell the shop.',
}
