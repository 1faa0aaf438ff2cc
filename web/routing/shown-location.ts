import { type Location, useLocation, useNavigation } from 'react-router'
import { withoutLanguage } from './language-of-pages.ts'

/**
 * Returns the location of the page. It follows a pending navigation on the same page, so that a second change of its
 * query builds on the first.
 */
export function useShownLocation(): Location {
  const current = useLocation()
  const { location } = useNavigation()
  // The router omits the language of the current location only.
  return location && withoutLanguage(location.pathname) === current.pathname
    ? { ...location, pathname: current.pathname }
    : current
}
