import { scriptsElementId } from './page-data.ts'

/**
 * Before the first paint: applies the chosen theme and view of lists, and marks whether an access token or a basket is
 * stored and whether the address carries an email's link, so that nothing flashes or shifts. It also makes the key `/`
 * focus the search field, except while the person types, or has turned the key off.
 */
const beforePaint =
  "{const d=document.documentElement.dataset;if(/[#&]token=./.test(location.hash))d.link='';" +
  "try{const s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken'))d.session='in';" +
  "if(s.getItem('basket'))d.basket='';" +
  "const v=s.getItem('view');if(v==='table'||v==='scale')d.view=v}catch{}}" +
  "addEventListener('keydown',e=>{let o;try{o=localStorage.getItem('searchKey')}catch{}const f=document.querySelector('.find input');" +
  "if(e.key==='/'&&f&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&o!=='off'&&" +
  "!e.target.closest('input,select,textarea,dialog,[contenteditable]')){e.preventDefault();f.focus();f.select()}})"

/**
 * After the page and its first pictures are painted: loads its scripts, so that they take neither the network nor the
 * processor from what a person sees first. The entry and what it imports run one after the other, so that a tap waits
 * for one of them at most. The browser says when that is on the screen, later than the callback of its frame. It holds
 * the scripts up for two seconds at most. A tab in the background paints nothing and loads them at once.
 */
const afterPaint =
  ";addEventListener('DOMContentLoaded',()=>{const h=document.head," +
  `{start:s,page}=JSON.parse(document.getElementById('${scriptsElementId}').textContent),` +
  'add=(tag,what)=>h.append(Object.assign(document.createElement(tag),what)),' +
  "painted=new Promise(r=>PerformanceObserver.supportedEntryTypes.includes('paint')?new PerformanceObserver(r).observe({type:'paint',buffered:true}):r())," +
  "run=()=>{const src=s.shift();if(src)add('script',{type:'module',src,onload:run})}," +
  "start=()=>{for(const href of[...s,...page])add('link',{rel:'modulepreload',href});run()};" +
  "Promise.race([new Promise(r=>setTimeout(r,2e3)),Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')]" +
  '.map(i=>i.decode())).then(()=>document.hidden||Promise.all([painted,new Promise(requestAnimationFrame)]))]).then(()=>setTimeout(start))})'

/** The page's only inline script. The server allows exactly this text by its hash. */
export const inlineScript = beforePaint + afterPaint
