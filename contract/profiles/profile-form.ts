/**
 * The rules and exact messages of the profile form (spec §5), as data for any form library. A picture that is
 * stored already is one (decision: what satisfies "Image is Required").
 */
export const profileForm = {
  image: { required: 'Image is Required' },
  name: { maxLength: { value: 200, message: 'At most 200 characters.' } },
  address: {
    required: 'address is Required',
    maxLength: { value: 1000, message: 'At most 1000 characters.' },
  },
  status: {
    required: 'status is Required',
    maxLength: { value: 200, message: 'At most 200 characters.' },
  },
  phone: {
    required: 'phone is Required',
    maxLength: { value: 60, message: 'At most 60 characters.' },
  },
} as const
