"""What things are made of. Each material has a role: what the shop may tint, and what it must not."""
import bpy


def linear(hex_colour):
    """#rrggbb as linear light."""
    channel = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channel)


NEUTRAL = (.75, .75, .75)


class Kit:
    """Makes materials in the colours of one piece: neutral for the library, coloured in a still life."""

    def __init__(self, body=None, accent=None, shade=None, glass=None, liquid=None, metal=None):
        self.body_colour = linear(body) if body else NEUTRAL
        self.accent_colour = linear(accent) if accent else NEUTRAL
        self.shade_colour = linear(shade) if shade else NEUTRAL
        self.glass_colour = linear(glass) if glass else (.965, .965, .965)
        self.liquid_colour = linear(liquid) if liquid else (.93, .93, .93)
        self.metal_colour = linear(metal) if metal else (.86, .62, .34)

    @staticmethod
    def make(role, colour, rough=.35, metal=0., coat=0., coat_rough=.05, specular=.5, bump=None, sheen=0., sss=0.):
        m = bpy.data.materials.new(role)
        m['role'] = role
        m.use_nodes = True
        b = m.node_tree.nodes['Principled BSDF']
        b.inputs['Base Color'].default_value = (*colour, 1)
        b.inputs['Roughness'].default_value = rough
        b.inputs['Metallic'].default_value = metal
        b.inputs['Clearcoat'].default_value = coat
        b.inputs['Clearcoat Roughness'].default_value = coat_rough
        b.inputs['Specular'].default_value = specular
        b.inputs['Sheen'].default_value = sheen
        if bump:
            scale, strength, distance = bump
            nt = m.node_tree
            noise = nt.nodes.new('ShaderNodeTexNoise')
            noise.inputs['Scale'].default_value = scale
            noise.inputs['Detail'].default_value = 2
            node = nt.nodes.new('ShaderNodeBump')
            node.inputs['Strength'].default_value = strength
            node.inputs['Distance'].default_value = distance
            where = nt.nodes.new('ShaderNodeTexCoord')
            nt.links.new(where.outputs['Object'], noise.inputs['Vector'])
            nt.links.new(noise.outputs['Fac'], node.inputs['Height'])
            nt.links.new(node.outputs['Normal'], b.inputs['Normal'])
        return m

    @staticmethod
    def clear(role, colour, rough=0., ior=1.47, shadow=.9):
        """Glass: refracts what the camera sees, and lets light through for shadows and soft bounces.

        Without that a path tracer would need caustics, the noisiest light there is.
        """
        m = bpy.data.materials.new(role)
        m['role'] = role
        m['glass'] = True
        m.use_nodes = True
        nt = m.node_tree
        nt.nodes.clear()
        out = nt.nodes.new('ShaderNodeOutputMaterial')
        mix = nt.nodes.new('ShaderNodeMixShader')
        glass = nt.nodes.new('ShaderNodeBsdfGlass')
        glass.inputs['Color'].default_value = (*colour, 1)
        glass.inputs['Roughness'].default_value = rough
        glass.inputs['IOR'].default_value = ior
        through = nt.nodes.new('ShaderNodeBsdfTransparent')
        through.inputs['Color'].default_value = (*(c * shadow for c in colour), 1)
        path = nt.nodes.new('ShaderNodeLightPath')
        either = nt.nodes.new('ShaderNodeMath')
        either.operation = 'MAXIMUM'
        nt.links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
        nt.links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
        nt.links.new(either.outputs[0], mix.inputs['Fac'])
        nt.links.new(glass.outputs[0], mix.inputs[1])
        nt.links.new(through.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], out.inputs['Surface'])
        return m

    # what the brand's colours tint
    def body(self, rough=.32, coat=.35, **kw):
        return self.make('body', self.body_colour, rough, coat=coat, **kw)

    def accent(self, rough=.3, coat=.35, **kw):
        return self.make('accent', self.accent_colour, rough, coat=coat, **kw)

    def shade(self, rough=.4, coat=0., **kw):
        return self.make('shade', self.shade_colour, rough, coat=coat, **kw)

    def body_metal(self, rough=.3):
        """Anodised or lacquered metal that takes the brand's colour."""
        return self.make('body', self.body_colour, rough, metal=.75, coat=.2)

    def accent_metal(self, rough=.25):
        return self.make('accent', self.accent_colour, rough, metal=.8, coat=.2)

    def glass(self, ior=1.47):
        """Coloured glass: tinted together with what is inside."""
        return self.clear('body', self.glass_colour, 0., ior)

    def liquid(self, ior=1.345, role='body'):
        return self.clear(role, self.liquid_colour, 0., ior, .97)

    # what stays as it is
    def gold(self, rough=.2):
        return self.make('fixed', self.metal_colour, rough, metal=1)

    @classmethod
    def steel(cls, rough=.22):
        return cls.make('fixed', (.72, .72, .73), rough, metal=1)

    @classmethod
    def mirror(cls):
        m = cls.make('fixed', (.88, .89, .9), .015, metal=1)
        m['mirror'] = True
        return m

    @classmethod
    def clear_plastic(cls):
        return cls.clear('fixed', (.975, .975, .975), 0., 1.40)

    def flacon(self, ior=1.5):
        """Perfume and make-up glass: the wall stays clear, and what is inside carries the colour."""
        return self.clear('fixed', self.glass_colour, 0., ior)

    @classmethod
    def plain(cls, colour, rough=.5, **kw):
        """A thing of its own colour: bristles, wood, rubber, dark plastic."""
        return cls.make('fixed', linear(colour) if isinstance(colour, str) else colour, rough, **kw)
