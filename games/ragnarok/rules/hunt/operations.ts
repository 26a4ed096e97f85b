export const huntOperations = {};
