/**
 * Browsers that translate a page wrap each of its texts in `<font>`, and React still holds the text: removing it, or
 * inserting before it, throws and takes the whole page down. What React asks for is then done to the wrapper.
 */

/** The child of `parent` that holds `node`; undefined if the node has left the parent. */
function heldBy(parent: Node, node: Node | null): Node | undefined {
  let held = node
  while (held && held.parentNode !== parent) held = held.parentNode
  return held ?? undefined
}

/** Makes removals and insertions find what was wrapped; returns the function that takes this back. */
export function surviveTranslation(): () => void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = heldBy(this, child)
    if (held) removeChild.call(this, held)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    insertBefore.call(this, child, heldBy(this, next) ?? null)
    return child
  }
  return () => Object.assign(prototype, { removeChild, insertBefore })
}
