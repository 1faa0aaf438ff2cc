/** The distance of neighbours in display order: a product moves between two others by one write. */
export const positionGap = 1024
