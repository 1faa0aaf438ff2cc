/** The refusals of pictures: their HTTP status and a sentence that says what to do. */
export const imageErrors = {
  IMAGE_NOT_OURS: {
    status: 400,
    message: 'This picture is not in the shop. Upload its file to the shop first, then choose it again.',
  },
  IMAGE_MISSING: {
    status: 400,
    message: 'Send one picture, as a file in the form field named image.',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than 10 MB. Choose a smaller one, or save it again in a lower quality.',
  },
  IMAGE_NOT_SUPPORTED: {
    status: 415,
    message: 'This file is not a picture that we can use. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  },
  IMAGE_DAMAGED: {
    status: 422,
    message: 'This picture is damaged or incomplete. Save it again, or choose another one.',
  },
  IMAGE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels. Make it smaller, then choose it again.',
  },
  IMAGE_NOT_TAKEN: {
    status: 422,
    message: 'The image host did not accept this picture. Save it in another format, or choose another one.',
  },
  IMAGE_HOST_UNAVAILABLE: {
    status: 503,
    message: 'The image host is not available. Your picture was not saved. Try again in a few minutes.',
  },
  IMAGE_HOST_CLOSED: {
    status: 503,
    message:
      'The image host does not accept the key of this shop. Your picture was not saved. Please tell the shop.',
  },
} as const satisfies Record<string, { status: number; message: string }>
