const places = [1, 2, 3, 4, 5] as const
/** Draws a star in a box of 20 × 20. */
const star = 'm10 1.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.500 7.7l5.900-.8z'
/** The left half of the star. */
const halfStar = 'M10 1.5v13.4l-5.2 2.8 1-5.9L1.500 7.7l5.900-.8z'

interface StarsProps {
  /** A rating from 0 to 5, drawn in half stars. */
  readonly given: number
  /** Text for screen readers, including the number out of 5. */
  readonly label: string
}

/** Shows a rating out of 5 stars (spec §9). */
export function Stars({ given, label }: StarsProps) {
  return (
    <svg className="stars" viewBox="0 0 108 20" role="img" aria-label={label}>
      {places.map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${(place - 1) * 22})`}
          className={place <= given ? 'star-given' : 'star-open'}
        />
      ))}
      {given % 1 > 0 && (
        <path d={halfStar} transform={`translate(${Math.floor(given) * 22})`} className="star-given" />
      )}
    </svg>
  )
}

/** Draws one star; the adjacent text states its meaning. */
export function Star({ given }: { readonly given: boolean }) {
  return (
    <svg className="star" viewBox="0 0 20 20" aria-hidden="true">
      <path d={star} className={given ? 'star-given' : 'star-open'} />
    </svg>
  )
}
