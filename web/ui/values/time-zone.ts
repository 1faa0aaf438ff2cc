import { createContext } from 'react'

/** The time zone of all instants in a part of the page; undefined for the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined)
