// jsdom has no layout and lacks this method: nothing can be brought into view. Tests that ask what is brought into view
// replace it (`stubScrolling`).
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
