import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import {
  BackIcon,
  BasketIcon,
  CloseIcon,
  DoneIcon,
  ExternalIcon,
  Icon,
  InfoIcon,
  PrintIcon,
  ProblemIcon,
  SearchIcon,
} from '../ui/icons.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import type { Chapter } from './specimen.ts'

/** Buttons, links and icons. */
export const controls: Chapter = {
  title: 'What is pressed',
  specimens: [
    {
      of: [Button],
      states: {
        'at rest': <Button>Restock</Button>,
        'pointed at': <Button className="as-hover">Restock</Button>,
        'with the focus': <Button className="as-focus">Restock</Button>,
        'under a finger': <Button className="as-hover as-active">Restock</Button>,
        busy: <Button busy>Restocking…</Button>,
        disabled: <Button disabled>Restock</Button>,
        'the one action': <Button kind="go">Book</Button>,
        'the one action, pointed at': (
          <Button kind="go" className="as-hover">
            Book
          </Button>
        ),
        quiet: <Button kind="quiet">Cancel</Button>,
        'quiet, pointed at': (
          <Button kind="quiet" className="as-hover">
            Cancel
          </Button>
        ),
        'cannot be undone': <Button kind="danger">Cancel the order</Button>,
      },
    },
    { of: [BackLink], states: { 'at rest': <BackLink to="/" text="All tools" /> } },
    { of: [PrintButton], states: { 'at rest': <PrintButton text="Print the receipt" /> } },
    { of: [Spinner], states: { alone: <Spinner />, 'with words': <Spinner label="Loading the menu" /> } },
    { of: [Icon], states: { 'as large as the words': <Icon path="M4 4h16v16H4z" /> } },
    {
      of: [
        BackIcon,
        BasketIcon,
        ExternalIcon,
        DoneIcon,
        ProblemIcon,
        InfoIcon,
        CloseIcon,
        SearchIcon,
        PrintIcon,
      ],
      states: {
        back: <BackIcon />,
        basket: <BasketIcon />,
        leave: <ExternalIcon />,
        done: <DoneIcon />,
        problem: <ProblemIcon />,
        know: <InfoIcon />,
        close: <CloseIcon />,
        search: <SearchIcon />,
        print: <PrintIcon />,
      },
    },
  ],
}
