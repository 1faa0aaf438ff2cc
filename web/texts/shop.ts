/** The shop's name, as it stands in titles and on the brand button. */
export const shopName = 'Truewheel'
