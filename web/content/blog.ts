import type { Block } from '../ui/written-text.tsx'

export interface Question {
  /** URL fragment of the question. */
  readonly slug: string
  readonly question: string
  /** Undefined for the question that is shown without an answer (spec §2: product search). */
  readonly answer?: readonly Block[]
}

/**
 * The six questions of /blog (spec §2), in their order, with our answers. Code lines have at most 33
 * characters, so that a phone shows them unwrapped.
 */
export const questions: readonly Question[] = [
  {
    slug: 'performance',
    question: 'How do you make a slow React application fast?',
    answer: [
      'Measure before you touch anything, on a production build and a cheap phone. Watch three figures: how soon the main content shows (LCP, good up to 2.5 seconds), how soon a tap is answered (INP, up to 200 milliseconds), and how much the page jumps (CLS, up to 0.1). Figures from real visitors beat figures from your desk.',
      'A slow start is usually too much on the wire. Render the HTML on the server, load the code of a page when somebody goes there, give every picture its size and load it late when it is far down, preload the one font you need, and let browsers keep hashed files for a year.',
      'A slow reaction is usually too much rendering. Keep state close to where it is used, so that a keystroke does not render the whole page. Show long lists in pages or only the rows in sight. The React Compiler remembers results for you; where you do not use it, reach for `memo` and `useMemo` only where the Profiler shows a cost.',
      'When the work cannot shrink, let it wait. A deferred value keeps typing smooth while the expensive part catches up. It only helps if that part is memoised, by the compiler or by hand:',
      {
        code: `const Results = lazy(
  () => import('./results'),
)

function Search() {
  const [query, setQuery] =
    useState('')
  const later =
    useDeferredValue(query)
  return (
    <>
      <SearchField
        value={query}
        onChange={setQuery}
      />
      <Suspense
        fallback={<Skeleton />}
      >
        <Results query={later} />
      </Suspense>
    </>
  )
}`,
      },
      'Then measure again, and put a budget into the build so that it stays fast.',
    ],
  },
  {
    slug: 'state',
    question: 'In which ways can a React application manage its state?',
    answer: [
      'First ask what kind of state it is; each kind has its own place.',
      {
        list: [
          'One component needs it: `useState`, or `useReducer` when several values change together.',
          'A few neighbours need it: lift it to their closest common parent and pass it down.',
          'A link should bring it back (a filter, a page number): the address, through `useSearchParams`.',
          'It belongs to the server (products, orders): a router’s loaders or a library such as TanStack Query, which know about caching, reloading and errors. It is a copy, so it can be out of date.',
          'It is being typed: leave it to the form, with `useActionState` or a form library, until it is sent.',
          'Many distant components read it and it seldom changes (theme, language, who is signed in): context.',
          'Many distant components change it often: a store such as Redux Toolkit or Zustand, whose parts can be subscribed to one by one.',
        ],
      },
      'And the best state is the one you do not keep. What follows from other state is computed while rendering, not stored and kept in step with an effect:',
      {
        code: `const [params] =
  useSearchParams()
const size = params.get('size')

// Not state: it follows.
const shown = size === null
  ? tools
  : tools.filter(
      tool => tool.size === size,
    )`,
      },
    ],
  },
  {
    slug: 'prototypes',
    question: 'How does prototypal inheritance work in JavaScript?',
    answer: [
      'Every object has a hidden link to another object, its prototype, or to `null`. When you read a property that the object does not have itself, the engine looks at the prototype, then at the prototype’s prototype, and so on until the chain ends; then the answer is `undefined`.',
      {
        code: `const tool = {
  describe() {
    return \`\${this.size} mm\`
  },
}

const wrench =
  Object.create(tool)
wrench.size = 15

wrench.describe() // '15 mm'
Object.hasOwn(
  wrench,
  'describe',
) // false`,
      },
      'The method is found on `tool`, but `this` is the object before the dot: the wrench. So one function serves every wrench.',
      'Reading climbs the chain, writing normally does not: `wrench.size = …` makes a property of the wrench and leaves `tool` alone. The exception is a setter on the way up, which is called instead.',
      '`class` is a tidier way to build the same chain. The methods of a class sit on its `prototype` object, which is the prototype of every instance:',
      {
        code: `class Tool {}
class Wrench extends Tool {}
const cone = new Wrench()

const proto =
  Object.getPrototypeOf
proto(cone) === Wrench.prototype
// true
proto(Wrench.prototype)
  === Tool.prototype
// true`,
      },
      'Two habits follow. Never keep an array or object that instances change on a prototype, because all of them share it. And use a `Map` for keys that come from outside: a plain object already answers to `constructor` and `toString`.',
    ],
  },
  {
    slug: 'state-setters',
    question:
      'With const [products, setProducts] = useState([]), why call setProducts instead of setting products?',
    answer: [
      '`products = [...]` does not even run: `products` is a constant, and assigning to it throws. With `let` it would run and still do nothing useful, because `products` is only this render’s copy of the value. React keeps the real one, does not hear of your assignment, does not render, and hands out the old value next time.',
      'Changing the array in place is the quieter mistake. React compares the old and the new value with `Object.is`; the same array is no change, however much is in it.',
      {
        code: `products.push(pump)
setProducts(products)
// The same array:
// React may not render.

setProducts([...products, pump])
// A new array: React renders.`,
      },
      'The setter stores the next value, schedules a render, and gathers several changes into one. It does not change the variable in front of you: that one belongs to the render that made it. When the next value depends on the last, pass a function.',
      {
        code: `setCount(count + 1)
setCount(count + 1)
// In the end: one more.

setCount(n => n + 1)
setCount(n => n + 1)
// In the end: two more.`,
      },
      'Leaving old values untouched is also what lets React prepare a render in the background and throw it away, and what makes undo and memoisation simple.',
    ],
  },
  {
    slug: 'product-search',
    question:
      'You have an array of products, each with a name, a price and a description. How do you build a search by name?',
  },
  {
    slug: 'unit-tests',
    question: 'What is a unit test, and why write any?',
    answer: [
      'A unit test runs one small piece of the program by itself, a function, a hook or a component, and compares what it does with what it should do. No network, no shared database, no real clock: so it takes milliseconds and gives the same answer every time.',
      {
        code: `test(
  'A small order is refused',
  () => {
    const order = {
      quantity: 4,
      minimum: 5,
    }

    expect(refusalOf(order))
      .toBe('below minimum')
  },
)`,
      },
      'Write them because they let you change code without fear. A failing test names the broken rule within seconds of the change, while you still remember it; a bug report does so weeks later. They also say what the code promises, in sentences that cannot go out of date unnoticed, and code that is easy to test is usually easy to use.',
      'Good ones have three things in common:',
      {
        list: [
          'They test behaviour, not the way it is done. For a component that means: find the button by its role and name, press it, look at what a person would see.',
          'One reason to fail each, and a name that says it.',
          'They can fail. Break the code once and watch the test turn red, or you do not know what it proves.',
        ],
      },
      'They do not prove that the pieces fit. For that, add a few tests that run the real parts together, and a handful that click through the whole application in a browser.',
    ],
  },
]
