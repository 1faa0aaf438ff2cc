/** A known warning of HTML_CodeSniffer. Errors are never accepted. */
export interface AcceptedWarning {
  /** The end of the warning's code. */
  readonly code: string
  /** The beginning of the element's HTML; by default any element matches. */
  readonly element?: RegExp
  readonly reason: string
}

const hasOwnBackground =
  'The engine does not know what lies below an absolutely positioned text. axe measures the contrast of every text, in both themes'

/** Every accepted warning. Each asks a person to check something; the reason states the result of that check. */
export const acceptedWarnings: readonly AcceptedWarning[] = [
  {
    code: '1_1_1.H67.2',
    reason:
      'A picture with an empty alternative is beside the name of what it shows, or is decoration. The picture of a tool on its own page has an alternative.',
  },
  {
    code: '1_3_1.F68.HiddenAttr',
    element: /^<input [^>]*autocomplete="username"[^>]* hidden/,
    reason:
      'This hidden field tells password managers the account. The engine calls its name needless here, and its absence an error in 4_1_2.H91.',
  },
  {
    code: '1_3_1.H39.3.NoCaption',
    element:
      /^<table(?: class="[^"]*\b(?:sellers|sums|table-fixed)\b[^"]*")?(?: aria-label(?:ledby)?="[^"]+")?>/,
    reason:
      'These tables have a name of their own, or are the only content below a heading that names it (/compare).',
  },
  {
    code: '1_3_1.H42',
    element: /^<p class="(?:[^"]*\bgoods-row-figures\b|max-w-\[46rem\])/,
    reason:
      'The bold text is a price, and the profession below the name of the portfolio: both head nothing.',
  },
  {
    code: '1_3_1.H48',
    element: /^<div class="[^"]*\border-actions\b/,
    reason: 'These are the actions of one order, links and buttons, and no navigation.',
  },
  {
    code: '1_3_1.H43.ScopeAmbiguous',
    element: /^<table class="[^"]*\bsellers\b/,
    reason: 'Each figure of this table names its headings in `headers`, beside their `scope`.',
  },
  {
    code: '1_3_1.H48',
    element: /^<(?:p\b|div class="compared-tool\b)/,
    reason:
      'These are two buttons or links of an action, or links within a sentence; the shop’s menus are lists.',
  },
  {
    code: '1_3_1.H71.SameName',
    element: /^<form [^>]*class="[^"]*\b(?:filter|compare)-form\b/,
    reason:
      'The filters’ radio buttons are in a fieldset with a legend. The comparison’s check boxes each name their tool, and the form’s button says what they are for.',
  },
  {
    code: '1_3_1.H85.2',
    element: /^<select/,
    reason: 'The options of each selection are of one kind, so no group of them has a name.',
  },
  {
    code: '1_3_1_A.G141',
    element: /^<h2>Welcome/,
    reason:
      'The dashboard welcomes the person above the heading of the page (spec §6). The only heading of the first level is the page’s own, and gets the focus after a navigation.',
  },
  {
    code: '1_4_10.C32,C31,C33,C38,SCR34,G206',
    element: /^$|^<div id="DndLiveRegion/,
    reason:
      'Code in the blog scrolls within its own box, which WCAG 1.4.10 allows for code. The other element is a live region of one pixel.',
  },
  { code: '1_4_3.G18.Abs', reason: `${hasOwnBackground}; most of these are for screen readers only.` },
  {
    code: '1_4_3.G145.Abs',
    element: /^<(?:span|h2) class="sr-only"/,
    reason: 'This text is for screen readers only.',
  },
  {
    code: '1_4_3.G18.BgImage',
    element: /^<text/,
    reason: 'A measure of a tool’s drawing has an outline in the colour of the page.',
  },
  {
    code: '4_1_2.H91.Select.Value',
    element: /^<select [^>]*class="[^"]*\bfield-box\b/,
    reason:
      'The engine takes an empty `value` for none. The first option of these selections has an empty value and a text, which is the value that assistive programs get.',
  },
]
