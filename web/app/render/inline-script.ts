import { scriptsElementId } from './page-data.ts'

/**
 * Runs before the first paint, so that nothing flashes or shifts. Applies the chosen theme and list view. Marks whether
 * an access token, an account with own prices or of a company, or a basket is stored, and whether the address contains
 * an email's link. Also makes the key `/` focus the search field, unless the person is typing or has turned the key
 * off.
 */
const beforePaint =
  "{const d=document.documentElement.dataset;if(/[#&]token=./.test(location.hash))d.link='';" +
  "try{const s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken')){d.session='in';const o=s.getItem('ownPrices');if(o)d.own=o;if(s.getItem('buysForCompany'))d.buyer=''}" +
  "if(s.getItem('basket'))d.basket='';" +
  "const v=s.getItem('view');if(v==='table'||v==='scale')d.view=v}catch{}}" +
  "addEventListener('keydown',e=>{let o;try{o=localStorage.getItem('searchKey')}catch{}const f=document.querySelector('.find input');" +
  "if(e.key==='/'&&f&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&o!=='off'&&" +
  "!e.target.closest('input,select,textarea,dialog,[contenteditable]')){e.preventDefault();f.focus();f.select()}})"

/**
 * Loads the pictures far below the screen after the visible ones, so that screenshots, prints and saved copies are
 * complete (decision 0131). Two at a time, because the scripts have priority. Screenshot programs wait for the load
 * event, which lazy pictures do not delay; an open empty document delays it, for at most four seconds. These programs
 * do not wait for pictures that are decoded asynchronously either. Pages shown later load their pictures one second
 * after they are drawn. With Save-Data or on a slow connection, pictures load during scrolling and before printing.
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
 * Loads the page's scripts after the first paint, so that the first picture gets network and processor first. The entry
 * and its imports run one by one, so that a tap waits for at most one script. The paint is detected by the browser's
 * report of the painted picture, which is later than the frame's callback. The scripts wait for two seconds at most. A
 * background tab paints nothing, so it loads the scripts immediately.
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

/** The page's only inline script. The server's security policy allows exactly this text by its hash. */
export const inlineScript = `${beforePaint};{${wholePictures}${afterPaint}}`
