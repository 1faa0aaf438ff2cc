/** The shop's name, in page titles and on the brand button. */
export const shopName = 'Truewheel'
