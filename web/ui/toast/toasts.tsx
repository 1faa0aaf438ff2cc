import 'react-toastify/ReactToastify.css'
import { useEffect } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { DoneIcon, KnowIcon, ProblemIcon } from '../icons.tsx'
import { takeToasts } from './toast.ts'

/** Spec §9: 5000 ms, top right, draggable threshold 80 percent. */
const options = {
  autoClose: 5000,
  position: 'top-right',
  // By a mouse as well, not by touch alone.
  draggable: true,
  draggablePercent: 80,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
} as const

const icons = { success: DoneIcon, error: ProblemIcon, info: KnowIcon } as const

function ToastIcon({ type }: { readonly type: string }) {
  const Icon = type === 'success' || type === 'error' ? icons[type] : icons.info
  return <Icon />
}

/** The notification container. It is one live region; the toasts in it are none, so each is announced once. */
export function Toasts({ label }: { label: string }) {
  useEffect(() => takeToasts(({ kind, text }) => toast[kind](text)), [])
  return <ToastContainer {...options} icon={ToastIcon} role="group" aria-label={label} />
}
