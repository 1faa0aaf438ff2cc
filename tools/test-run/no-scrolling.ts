// jsdom has no layout and lacks this method. Tests that check scrolling replace it (`stubScrolling`).
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
