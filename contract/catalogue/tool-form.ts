/** The rules and exact messages of the form that adds a product (spec §5), as data for any form library. */
export const toolForm = {
  image: { required: 'Image is Required' },
  name: {
    required: 'Product Name is Required',
    maxLength: { value: 200, message: 'At most 200 characters.' },
  },
  description: {
    required: 'Description is Required',
    maxLength: { value: 2000, message: 'At most 2000 characters.' },
  },
  minQuantity: {
    required: 'quantity is Required',
    min: { value: 1, message: 'At least 1.' },
    max: { value: 1_000_000, message: 'At most 1,000,000.' },
  },
  availableQuantity: {
    required: 'quantity is Required',
    min: { value: 0, message: 'At least 0.' },
    max: { value: 1_000_000, message: 'At most 1,000,000.' },
  },
  price: {
    required: 'price is Required',
    min: { value: 0.01, message: 'At least 0.01.' },
    max: { value: 1_000_000, message: 'A price is at most 1,000,000.' },
  },
} as const
