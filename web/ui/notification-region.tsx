/** Where toasts appear (spec §2). It is there from the start, so that screen readers know it. */
export function NotificationRegion({ label }: { label: string }) {
  return <section id="notifications" aria-label={label} aria-live="polite" />
}
