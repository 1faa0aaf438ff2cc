interface ParcelTextProps {
  readonly carrier?: string | null | undefined
  readonly tracking?: string | null | undefined
  /** The carrier's page for the parcel. */
  readonly page?: string | undefined
}

/** Shows carrier and tracking number of a parcel, as a link if the carrier has a tracking page. */
export function ParcelText({ carrier, tracking, page }: ParcelTextProps) {
  const text = [carrier, tracking].filter(Boolean).join(' ')
  if (text === '') return null
  return (
    <span className="order-note figure break-all">
      {page ? (
        <a className="underline" href={page} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  )
}
