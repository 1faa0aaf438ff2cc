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
 * Loads the pictures far below after those above, so that a screenshot, a print and a copy of the page have all of
 * them (decision 0131). Two at a time, because the scripts come first. Programs that take a picture of a page
 * wait for its load event, and a lazy picture does not hold it up: an empty document that is open does, for four
 * seconds at most. They do not wait for pictures that are decoded beside the painting either. Pages that are shown
 * later load theirs one second after they are drawn. With Save-Data or on a slow connection pictures load while a
 * person scrolls, and before a print.
 */
const wholePictures =
  "const n=navigator.connection,lazy=()=>[...document.querySelectorAll('img[loading=lazy]')].filter(i=>i.getClientRects()[0])," +
  "eager=i=>{i.decoding='sync';i.loading='eager'},whole=()=>lazy().forEach(eager)," +
  "after=(i,f)=>['load','error'].map(e=>i.addEventListener(e,f,{once:true}))," +
  "below=()=>{const q=lazy(),hold=document.createElement('iframe'),end=()=>hold.remove();let left=2,t;" +
  'if(q[0]){hold.hidden=true;document.body.append(hold);hold.contentDocument.open();setTimeout(end,4e3)}' +
  'const next=()=>{const i=q.shift();if(!i)return--left||end();const had=i.naturalWidth;if(!had)after(i,next);eager(i);if(had)next()};next();next();' +
  'new MutationObserver(()=>{clearTimeout(t);t=setTimeout(whole,1e3)}).observe(document.body,{childList:true,subtree:true})};' +
  "addEventListener('beforeprint',whole);"

/**
 * After the page and its first pictures are painted: loads its scripts, so that the first picture gets the network
 * and the processor. The entry and its imports run one by one, so that a tap waits for at most one of them. The
 * browser reports the painted picture, later than the callback of its frame. It holds
 * the scripts up for two seconds at most. A tab in the background paints nothing and loads them at once.
 */
const afterPaint =
  "addEventListener('DOMContentLoaded',()=>{const h=document.head,first=[...document.querySelectorAll('img[fetchpriority=high]')]," +
  `{start:s,page}=JSON.parse(document.getElementById('${scriptsElementId}').textContent),` +
  'add=(tag,what)=>h.append(Object.assign(document.createElement(tag),what)),' +
  "painted=new Promise(r=>PerformanceObserver.supportedEntryTypes.includes('paint')?new PerformanceObserver(r).observe({type:'paint',buffered:true}):r())," +
  "run=()=>{const src=s.shift();if(src)add('script',{type:'module',src,onload:run})}," +
  "start=()=>{for(const href of[...s,...page])add('link',{rel:'modulepreload',href});run()};" +
  'Promise.race([new Promise(r=>setTimeout(r,2e3)),Promise.allSettled(first' +
  '.map(i=>i.decode())).then(()=>document.hidden||Promise.all([painted,new Promise(requestAnimationFrame)]))]).then(()=>setTimeout(start));' +
  "if(n&&(n.saveData||n.effectiveType!=='4g'))return;let left=1;const come=()=>--left||below();" +
  'for(const i of first)if(!i.complete){left++;after(i,come)}come()})'

/** The page's only inline script. The server allows exactly this text by its hash. */
export const inlineScript = `${beforePaint};{${wholePictures}${afterPaint}}`
