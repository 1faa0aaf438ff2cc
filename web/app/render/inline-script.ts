/** Holds the addresses of the page's scripts; the entry is the first. */
export const scriptsElementId = 'scripts'

/**
 * Before the first paint: applies the chosen theme and view of lists, and marks whether an access token is stored,
 * so that nothing flashes or shifts. It also makes the key `/` focus the search field, except while the person
 * types, or has turned the key off.
 */
const beforePaint =
  "try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken'))d.session='in';" +
  "const v=s.getItem('view');if(v==='table'||v==='scale')d.view=v}catch{}" +
  "addEventListener('keydown',e=>{let o;try{o=localStorage.getItem('searchKey')}catch{}const f=document.querySelector('.find input');" +
  "if(e.key==='/'&&f&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&o!=='off'&&" +
  "!e.target.closest('input,select,textarea,dialog,[contenteditable]')){e.preventDefault();f.focus();f.select()}})"

/**
 * After the page's first pictures are painted: loads its scripts, so that they take neither the network nor the
 * processor from what a person sees first. Pictures and their frame hold them up for two seconds at most. A tab in the
 * background paints nothing and loads them at once.
 */
const afterPaint =
  ";addEventListener('DOMContentLoaded',()=>{const h=document.head," +
  `[e,...m]=JSON.parse(document.getElementById('${scriptsElementId}').textContent),` +
  'add=(tag,what)=>h.append(Object.assign(document.createElement(tag),what)),' +
  "start=()=>{for(const href of m)add('link',{rel:'modulepreload',href});add('script',{type:'module',src:e})};" +
  "Promise.race([new Promise(r=>setTimeout(r,2e3)),Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')]" +
  '.map(i=>i.decode())).then(()=>document.hidden||new Promise(requestAnimationFrame))]).then(()=>setTimeout(start))})'

/** The page's only inline script. The server allows exactly this text by its hash. */
export const inlineScript = beforePaint + afterPaint
