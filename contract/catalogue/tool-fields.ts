import * as z from 'zod/mini'
import { wireDollars, wireInteger } from '../fields.ts'
import { wordsOfPeople } from '../words-of-people.ts'
import { toolForm } from './tool-form.ts'

type Bound = { readonly value: number; readonly message: string }

function filledIn(longest: number, required: string) {
  return wordsOfPeople(longest).check(z.minLength(1, required))
}

function pieces({ min, max }: { readonly min: Bound; readonly max: Bound }) {
  return z.pipe(wireInteger, z.int().check(z.gte(min.value, min.message), z.lte(max.value, max.message)))
}

const { image, name, description, minQuantity, availableQuantity, price } = toolForm

/** What an admin says of a tool, beside its stock. */
export const toolFields = {
  img: filledIn(2048, image.required),
  name: filledIn(name.maxLength.value, name.required),
  shortDescription: filledIn(description.maxLength.value, description.required),
  minOrderQuantity: pieces(minQuantity),
  price: z.pipe(wireDollars, z.number().check(z.gte(price.min.value, price.min.message))),
}

/** The stock that a new tool begins with. */
export const openingStock = pieces(availableQuantity)

/** Pieces that came in (above zero) or are gone (below zero), and why. */
export const restock = z.object({
  quantity: z.pipe(
    wireInteger,
    z.int().check(
      z.gte(-1_000_000, 'At most 1,000,000 at once.'),
      z.lte(1_000_000, 'At most 1,000,000 at once.'),
      z.refine((quantity) => quantity !== 0, 'Give a number other than 0.'),
    ),
  ),
  reason: filledIn(500, 'Say why.'),
})
