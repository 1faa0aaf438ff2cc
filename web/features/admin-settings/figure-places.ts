/** The positions of the figures on the home page. */
export const figurePlaces = [1, 2, 3, 4] as const
