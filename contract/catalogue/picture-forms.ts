import * as z from 'zod/mini'
import { typedText, wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'

/** The forms of a picture that an owner can choose from. */
const pictureForms = z.object({
  photograph: z.optional(z.object({ url: z.string() })),
  /** Absent when the background could not be removed. */
  cutOut: z.optional(z.object({ url: z.string(), outline: z.nullable(z.string()) })),
})

export type PictureForms = z.output<typeof pictureForms>

/** The number of pictures waiting to be cut out, and the results of the finished ones. */
const cutOuts = z.object({
  waiting: wireInteger,
  cut: wireInteger,
  kept: wireInteger,
  failed: wireInteger,
})

export type CutOuts = z.output<typeof cutOuts>

const img = typedText(2_048)

export const getPictureForms = operation({
  id: 'getPictureForms',
  method: 'GET',
  path: '/picture-forms',
  access: 'admin',
  summary: 'The forms of an uploaded picture, by the address of one of them: as a photograph, and cut out.',
  extension: true,
  query: z.object({ img }),
  answer: pictureForms,
  errors: [],
})

export const cutOutPicture = operation({
  id: 'cutOutPicture',
  method: 'POST',
  path: '/picture-forms',
  access: 'admin',
  summary:
    'Cuts an uploaded picture out again, from the largest copy that the shop has. No product changes: its `img` is changed with one of the addresses.',
  extension: true,
  body: z.object({ img }),
  answer: pictureForms,
  // Stores another form of a picture. The record has an entry when a product takes that picture.
  unrecorded: true,
  errors: ['IMAGE_NOT_OURS', 'IMAGE_DAMAGED', 'IMAGE_NOT_SUPPORTED', 'IMAGE_TOO_MANY_PIXELS', 'BUSY'],
})

export const getCutOuts = operation({
  id: 'getCutOuts',
  method: 'GET',
  path: '/cut-outs',
  access: 'admin',
  summary: 'How far cutting out all pictures is.',
  extension: true,
  answer: cutOuts,
  errors: [],
})

export const startCutOuts = operation({
  id: 'startCutOuts',
  method: 'POST',
  path: '/cut-outs',
  access: 'admin',
  summary:
    'Cuts out the uploaded pictures of all products that are not cut out. A job does it; pictures that an owner has chosen stay.',
  extension: true,
  answer: cutOuts,
  // The background job records its own entry for each product that it changes.
  unrecorded: true,
  errors: [],
})

export const stopCutOuts = operation({
  id: 'stopCutOuts',
  method: 'POST',
  path: '/cut-outs/stop',
  access: 'admin',
  summary: 'Stops cutting out all pictures; what is done stays.',
  extension: true,
  answer: cutOuts,
  // Cutting out a picture changes no product.
  unrecorded: true,
  errors: [],
})

export const pictureOperations = [
  getPictureForms,
  cutOutPicture,
  getCutOuts,
  startCutOuts,
  stopCutOuts,
] as const
