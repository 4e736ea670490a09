/** For what is pressed in the end: in a dialog it is in view however long what stands above it is. */
export const dialogFoot =
  "in-[[role=dialog]]:sticky in-[[role=dialog]]:bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] " +
  "in-[[role=dialog]]:-mx-6 in-[[role=dialog]]:mb-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] " +
  "in-[[role=dialog]]:border-t in-[[role=dialog]]:border-line in-[[role=dialog]]:bg-surface in-[[role=dialog]]:px-6 " +
  "in-[[role=dialog]]:pt-4 in-[[role=dialog]]:pb-[max(1.5rem,env(safe-area-inset-bottom))]";
